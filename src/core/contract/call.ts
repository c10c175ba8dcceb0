import { z } from 'zod';

/** Who may make a call (table 'Calls' of the requirements). */
export type Audience = 'all' | 'user' | 'editor' | 'admin' | 'dash';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * One call of the API, defined once: the server registers it, the browser calls it with its types,
 * OpenAPI documents it and the tests loop over it.
 */
export interface Call<
  Path extends string = string,
  Query extends z.ZodObject = z.ZodObject,
  Parameters extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> {
  readonly id: string;
  readonly method: Method;
  /** Begins with '/{lang}/' when the path must carry the language; '{name}' marks a parameter, '{name*}' at the end one that takes the rest. */
  readonly path: Path;
  readonly summary: string;
  readonly requirement: string;
  readonly audience: Audience;
  /** A form of the site's pages may send it too, without script and so without the token's header. */
  readonly takesForm: boolean;
  /** Files are sent, as multipart/form-data, each of at most `bodyLimit` bytes; the handler reads the parts while they arrive, or stores them on disk until it has answered. */
  readonly takesFiles: boolean;
  readonly parameters: Parameters;
  readonly query: Query;
  /**
   * Name of a parameter of fixed codes that stand in the address as they are, '' for none: then a call of one of
   * them at the same address, such as /{lang}/api/events/, does not hide this one.
   */
  readonly each: string;
  /** Body of the request as JSON; null for none. */
  readonly body: Body | null;
  readonly answer: Answer;
  /** Shape of its 400 and 503 where that is not API-09's, and how a sentence becomes such an answer. */
  readonly refusal: { readonly shape: z.ZodType; of(detail: string): Record<string, unknown> } | null;
  /** Status of success: 201 where something is created. */
  readonly status: 200 | 201;
  /** {lang} may also be a language that texts are stored in without routes for visitors (I18N-03): the fields of modules. */
  readonly takesStoredLanguages: boolean;
  /** Maximal body in bytes. */
  readonly bodyLimit: number;
  /** Statuses of its failures beside those that follow from the rest, see `failuresOf`. With 400 it refuses parameters it does not know. */
  readonly errors: readonly number[];
}

type Optional =
  | 'each'
  | 'audience'
  | 'takesForm'
  | 'takesFiles'
  | 'parameters'
  | 'query'
  | 'errors'
  | 'method'
  | 'body'
  | 'refusal'
  | 'status'
  | 'takesStoredLanguages'
  | 'bodyLimit';
type CallInput<C extends Call> = Omit<C, Optional> & Partial<Pick<C, Optional>>;

/** Makes a call; defaults are: GET, for all, no parameters, no query, no body, at most 64 kB of one, 200, no failures. */
export function defineCall<
  const Path extends string,
  Answer extends z.ZodType,
  Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Parameters extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodType<undefined>,
>(input: CallInput<Call<Path, Query, Parameters, Answer, Body>>): Call<Path, Query, Parameters, Answer, Body> {
  return {
    method: 'GET',
    audience: 'all',
    takesForm: false,
    takesFiles: false,
    each: '',
    errors: [],
    parameters: z.strictObject({}) as unknown as Parameters,
    query: z.strictObject({}) as unknown as Query,
    body: null,
    refusal: null,
    status: 200,
    takesStoredLanguages: false,
    bodyLimit: 65_536,
    ...input,
  };
}

export type AnswerOf<C extends Call> = z.output<C['answer']>;
export type QueryOf<C extends Call> = z.output<C['query']>;
export type QueryInputOf<C extends Call> = z.input<C['query']>;
export type ParametersOf<C extends Call> = z.output<C['parameters']>;
export type BodyOf<C extends Call> = z.output<NonNullable<C['body']>>;
