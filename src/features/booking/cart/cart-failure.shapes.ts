import { z } from 'zod';

const cartFailureShape = z
  .strictObject({
    /** -214 not enough (connected) seats, -204 no current reservation, -220 not on sale yet, -221 wrong code of a presale, -222 the waiting room has to be gone through, -223 a code that wants a login, null for everything else. */
    response_code: z.int().nullable(),
    detail: z.string(),
    /** Nothing of the evening is sold online any more: it is cancelled, or its online sale has ended. Left out otherwise. */
    is_over: z.literal(true).optional(),
  })
  .meta({ id: 'CartFailure' });

/** How calls of the cart fail (API-12). */
export const refusal = { shape: cartFailureShape, of: (detail: string) => ({ response_code: null, detail }) };

export type CartFailure = z.output<typeof cartFailureShape>;
