/** A move that was refused: the plan, the time as it was entered, and why. */
export interface RefusedMove {
  id: number;
  at: string;
  message: string;
}
