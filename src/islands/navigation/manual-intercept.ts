/** Options of `NavigateEvent.intercept`: focus and scroll position are set when the page is shown. */
export const manualIntercept = { focusReset: 'manual', scroll: 'manual' } as const;
