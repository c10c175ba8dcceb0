import { z } from 'zod';

/** A command an operator sends to the process that owns the data folder: its input, progress and result. */
export interface Command<Input, Progress, Result> {
  readonly name: string;
  readonly input: z.ZodType<Input>;
  readonly progress: z.ZodType<Progress>;
  readonly result: z.ZodType<Result>;
}

/** Runs a command, in the site's process or in the command line's. */
export type CommandWork<Input, Progress, Result> = (input: Input, onProgress: (progress: Progress) => void) => Promise<Result>;

/** A command as the running site knows it: values have been parsed at the socket. */
export interface ServedCommand {
  readonly command: Command<unknown, unknown, unknown>;
  readonly work: CommandWork<unknown, unknown, unknown>;
}

/** Makes a {@link ServedCommand} of a command and its work. */
export function serveCommand<Input, Progress, Result>(
  command: Command<Input, Progress, Result>,
  work: CommandWork<Input, Progress, Result>,
): ServedCommand {
  return { command, work: work as CommandWork<unknown, unknown, unknown> };
}

/** The only line of the client. */
export const requestLine = z.strictObject({ command: z.string(), input: z.unknown() });

/** The lines of the server: any number of `progress`, then one `result` or `error`. */
export const answerLine = z.union([
  z.strictObject({ progress: z.unknown() }),
  z.strictObject({ result: z.unknown() }),
  z.strictObject({ error: z.string() }),
]);

/** One line of the protocol. */
export function toLine(value: z.input<typeof requestLine> | z.input<typeof answerLine>): string {
  return `${JSON.stringify(value)}\n`;
}
