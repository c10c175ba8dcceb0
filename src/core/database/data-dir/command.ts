import { z } from 'zod';

/** Something an operator asks of the data folder's holder: what it takes, what it tells on the way and what it answers. */
export interface Command<Input, Progress, Result> {
  readonly name: string;
  readonly input: z.ZodType<Input>;
  readonly progress: z.ZodType<Progress>;
  readonly result: z.ZodType<Result>;
}

/** What a command does, wherever it runs. */
export type CommandWork<Input, Progress, Result> = (input: Input, onProgress: (progress: Progress) => void) => Promise<Result>;

/** A command as the running site knows it: values have been parsed at the socket. */
export interface ServedCommand {
  readonly command: Command<unknown, unknown, unknown>;
  readonly work: CommandWork<unknown, unknown, unknown>;
}

/** Puts a command and its work together for {@link ServedCommand}. */
export function serveCommand<Input, Progress, Result>(
  command: Command<Input, Progress, Result>,
  work: CommandWork<Input, Progress, Result>,
): ServedCommand {
  return { command, work: work as CommandWork<unknown, unknown, unknown> };
}

/** The first and only line of the asking side. */
export const requestLine = z.strictObject({ command: z.string(), input: z.unknown() });

/** The lines of the answering side: any number of `progress`, then one `result` or `error`. */
export const answerLine = z.union([
  z.strictObject({ progress: z.unknown() }),
  z.strictObject({ result: z.unknown() }),
  z.strictObject({ error: z.string() }),
]);

/** One line of the protocol. */
export function toLine(value: z.input<typeof requestLine> | z.input<typeof answerLine>): string {
  return `${JSON.stringify(value)}\n`;
}
