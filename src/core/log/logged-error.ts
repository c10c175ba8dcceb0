/** An error as the server log has it. */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: LoggedError;
  [name: string]: unknown;
}

const maxCauses = 5;

/**
 * An error without the values of a failed query, which are what somebody has entered (SEC-06); its text, its stack and its causes stay. Other
 * properties of errors are left out, because drivers put requests with their logins there.
 */
export function loggedError(error: unknown, causes = maxCauses): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(error.cause !== undefined && causes > 0 && { cause: loggedError(error.cause, causes - 1) }),
  };
}

/** Drizzle appends the values to the message; they may have several lines, up to the stack. */
function withoutValues(text: string): string {
  if (!text.includes('Failed query: ')) return text;
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '');
}
