import { accept } from '../../../../core/contract/accept.ts';
import type { Language } from '../../../../core/languages.ts';
import type { Seats } from '../../booking.contract.ts';

/** Milliseconds after which a call counts as unanswered. */
const timeoutMs = 8000;

/** Fetches the plan of an event with what is taken of it. @throws without an answer. */
export async function loadSeats(id: number, language: Language): Promise<Seats> {
  const response = await fetch(`/api/shop-seats/${id}/?language=${language}`, {
    headers: { accept },
    cache: 'no-cache',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The seats of event ${id} answered ${response.status}.`);
  return (await response.json()) as Seats;
}
