/** Whether anybody answers: said by the requests themselves, for browsers only know whether there is a cable. */

let away = $state(false);
let answered = $state(false);

export const network = {
  get away(): boolean {
    return away;
  },
  /** Whether anybody has answered since the page began. */
  get answered(): boolean {
    return answered;
  },
  /** Look how a request fares; one that is refused was answered, too. */
  async watch(request: Promise<Response>): Promise<Response> {
    try {
      const answer = await request;
      // A proxy that does not reach the server is nobody, too.
      away = answer.status === 502 || answer.status === 504;
      answered ||= !away;
      return answer;
    } catch (problem) {
      away = true;
      throw problem;
    }
  },
};
