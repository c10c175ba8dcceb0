import type { Converted } from '../season-formats.ts';

export function fromNyPhil(_json: unknown): Converted {
  return { document: {}, refused: [] };
}
