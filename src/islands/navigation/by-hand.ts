/** Focus and place of the window are set when the page is shown. */
export const byHand = { focusReset: 'manual', scroll: 'manual' } as const;
