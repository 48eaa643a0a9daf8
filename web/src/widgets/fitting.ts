/** What gives way where there is no room: the element gets the first step at which everything fits, as `data-step`. */

type Attachment = (element: HTMLElement) => () => void;

const withinItsWidth = (element: HTMLElement): boolean => element.scrollWidth <= element.clientWidth;

/** Whether no part of an element is wider than what it lies in. */
export const partsFit =
  (parts: string) =>
  (element: HTMLElement): boolean =>
    [...element.querySelectorAll<HTMLElement>(parts)].every((part) => part.scrollWidth <= part.clientWidth);

/** Steps from 0, where everything is shown, to the last one; styles say what each of them leaves out. */
export function fitting(last: number, fits: (element: HTMLElement) => boolean = withinItsWidth): Attachment {
  return (element) => {
    let wide = 0;
    const fit = (): void => {
      wide = element.clientWidth;
      if (wide === 0) return;
      for (let step = 0; step <= last; step++) {
        element.dataset["step"] = String(step);
        if (fits(element)) return;
      }
    };
    const sized = new ResizeObserver(() => {
      if (element.clientWidth !== wide) fit();
    });
    const changed = new MutationObserver(fit);
    sized.observe(element);
    changed.observe(element, { subtree: true, childList: true, characterData: true });
    void document.fonts.ready.then(fit);
    fit();
    return () => {
      sized.disconnect();
      changed.disconnect();
    };
  };
}
