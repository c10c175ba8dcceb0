/**
 * HTML the office answers with. Null where it refuses (or answers with another page, where that `isMeant` says no), and where the answer
 * does not come whole: the connection can go, or a signal abort, also in the middle of it.
 */
export async function fetchHtml(
  address: string,
  init?: RequestInit,
  isMeant: (answer: Response) => boolean = ({ ok }) => ok,
): Promise<string | null> {
  try {
    const answer = await fetch(address, init);
    return isMeant(answer) ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** Once the session is over the answer is the login, by a redirect. */
export const isItself = ({ ok, redirected }: Response): boolean => ok && !redirected;
