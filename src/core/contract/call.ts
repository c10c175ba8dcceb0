import { z } from 'zod';

/** Who may make a call (table 'Calls' of the requirements). */
export type Audience = 'all' | 'user' | 'editor' | 'admin' | 'dash';

/**
 * One call of the API, defined once: the server registers it, the browser calls it with its types,
 * OpenAPI documents it and the tests loop over it.
 */
export interface Call<
  Path extends string = string,
  Query extends z.ZodObject = z.ZodObject,
  Parameters extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly id: string;
  readonly method: 'GET';
  /** Begins with '/{lang}/' when the path must carry the language; '{name}' marks a parameter. */
  readonly path: Path;
  readonly summary: string;
  readonly requirement: string;
  readonly audience: Audience;
  readonly parameters: Parameters;
  readonly query: Query;
  readonly answer: Answer;
  /** Statuses of the failures besides 429 and 500. */
  readonly errors: readonly number[];
}

type Given<Path extends string, Query extends z.ZodObject, Parameters extends z.ZodObject, Answer extends z.ZodType> = Omit<
  Call<Path, Query, Parameters, Answer>,
  'audience' | 'parameters' | 'query' | 'errors' | 'method'
> &
  Partial<Pick<Call<Path, Query, Parameters, Answer>, 'audience' | 'parameters' | 'query' | 'errors'>>;

/** Makes a call; left-out parts are: for all, no parameters, no query, no failures. */
export function defineCall<
  const Path extends string,
  Answer extends z.ZodType,
  Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Parameters extends z.ZodObject = z.ZodObject<Record<never, never>>,
>(given: Given<Path, Query, Parameters, Answer>): Call<Path, Query, Parameters, Answer> {
  return {
    method: 'GET',
    audience: 'all',
    errors: [],
    parameters: z.strictObject({}) as unknown as Parameters,
    query: z.strictObject({}) as unknown as Query,
    ...given,
  };
}

export type AnswerOf<C extends Call> = z.output<C['answer']>;
export type QueryOf<C extends Call> = z.output<C['query']>;
export type QueryInputOf<C extends Call> = z.input<C['query']>;
export type ParametersOf<C extends Call> = z.output<C['parameters']>;
