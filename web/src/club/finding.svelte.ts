/** Somebody has pressed the key that looks for members: the page of people puts them into its field. */

let wanted = $state(false);

export const finding = {
  get wanted(): boolean {
    return wanted;
  },
  set wanted(now: boolean) {
    wanted = now;
  },
};
