import { z } from 'zod';
import { languages, storedLanguages } from '../languages.ts';
import { positiveIntegerPattern } from '../text/parse-id.ts';
import type { Call } from './call.ts';
import { CallError } from './errors.server.ts';
import { failuresOf } from './failures-of.ts';
import { detailErrorShape, fieldErrorsShape } from './shapes.ts';

/** A JSON Schema as zod writes it and OpenAPI 3.1 takes it. */
export type Schema = z.core.JSONSchema.JSONSchema;

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: Schema;
}

type Content = { 'application/json': { schema: Schema } };

interface Answer {
  description: string;
  /** Missing where nothing is answered: 204. */
  content?: Content;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { required: true; content: { 'application/json': { schema: Schema } } };
  responses: Record<string, Answer>;
}

export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const description = `Every call answers JSON in UTF-8. Paths work with and without trailing slash. Paths without {lang} also answer under /de and /en;
without prefix the language is that of the parameter \`language\`, else of Accept-Language, else German. Moments are ISO 8601 with the offset of
Europe/Berlin. Failures answer \`{ detail }\`, a wrong parameter \`{ parameter: [messages] }\`; an empty parameter counts as not given.
A parameter that a call does not know is refused where 400 is stated and ignored elsewhere. Calls other than GET need the header
X-CSRFToken with the value of the cookie \`csrftoken\`, which /api/user-details/ sets, and answer 403 without. Another method than those of
an address answers 405, an address that cannot be decoded 400, one that is too long 414 or 431.`;

/** The OpenAPI 3.1 document of the calls. Schemas that carry an id become components of that name. */
export function describeCalls(calls: readonly Call[], version: string): OpenApi {
  const { answers, schemas: ofAnswers } = describeAnswers(calls);
  const { shapes: bodies, schemas: ofBodies } = describeShapes(
    Object.fromEntries(calls.flatMap((call) => (call.body ? [[call.id, call.body]] : []))),
    'input',
  );
  const schemas = { ...ofBodies, ...ofAnswers };
  const paths: OpenApi['paths'] = {};
  for (const call of calls) {
    const path = call.path.replace('*}', '}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call, answers[call.id] ?? {}, bodies[call.id]) };
  }
  return { openapi: '3.1.0', info: { title: 'Foyer', version, description }, servers: [{ url: '/' }], paths, components: { schemas } };
}

function describeCall(call: Call, answer: Schema, body: Schema | undefined): Operation {
  const failures = failuresOf(call).map((status) => [String(status), describeFailure(status, call)]);
  return {
    operationId: call.id,
    summary: call.summary,
    description: `Requirement ${call.requirement}.`,
    tags: [call.requirement],
    parameters: describeParameters(call),
    ...(body && { requestBody: { required: true as const, content: json(body) } }),
    responses: {
      ...(answer.type === 'null'
        ? { 204: { description: 'Done' } }
        : { [call.status]: { description: 'The answer', content: json(answer) } }),
      ...Object.fromEntries(failures),
    },
  };
}

function describeParameters(call: Call): Parameter[] {
  const isPrefixed = call.path.startsWith('/{lang}/');
  const ofLanguage: Schema = { type: 'string', enum: [...(call.takesStoredLanguages ? storedLanguages : languages)] };
  return [
    ...(isPrefixed
      ? [{ name: 'lang', in: 'path' as const, required: true, description: 'Language of the answer', schema: ofLanguage }]
      : []),
    ...parametersOf(call.parameters, 'path'),
    ...parametersOf(call.query, 'query'),
    ...(isPrefixed
      ? []
      : [
          {
            name: 'language',
            in: 'query' as const,
            required: false,
            description: 'Language of the answer; goes before Accept-Language',
            schema: ofLanguage,
          },
        ]),
  ];
}

function parametersOf(shape: z.ZodObject, place: 'path' | 'query'): Parameter[] {
  const { properties = {}, required = [] } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', override: tidy });
  return Object.entries(properties).map(([name, property]) => {
    const { description: text, ...schema } = property as Schema;
    const preset = shape.shape[name]?.safeParse(undefined).data;
    if (preset !== undefined) schema.default = preset;
    return { name, in: place, required: place === 'path' || required.includes(name), ...(text && { description: text }), schema };
  });
}

/** Converts all answers together, so that shared shapes become one component. */
function describeAnswers(calls: readonly Call[]): { answers: Record<string, Schema>; schemas: Record<string, Schema> } {
  const refusals = calls.flatMap((call) => (call.refusal ? [[`${call.id} refusal`, call.refusal.shape]] : []));
  const answers = Object.fromEntries([...calls.map((call) => [call.id, call.answer]), ...refusals]);
  const { shapes, schemas } = describeShapes({ ...answers, failure: detailErrorShape, fieldErrors: fieldErrorsShape }, 'output');
  return { answers: shapes, schemas };
}

function describeShapes(shapes: Record<string, z.ZodType>, io: 'input' | 'output') {
  const text = JSON.stringify(z.toJSONSchema(z.object(shapes), { io, override: tidy })).replaceAll('#/$defs/', '#/components/schemas/');
  const { properties = {}, $defs = {} } = JSON.parse(text) as Schema;
  for (const [name, schema] of Object.entries($defs)) if (schema.id === name) delete schema.id;
  return { shapes: properties as Record<string, Schema>, schemas: $defs };
}

function describeFailure(status: number, { id, refusal }: Call): Answer {
  const { body } = CallError.ofStatus(status, 'en');
  if (refusal && (status === 400 || status === 503)) {
    const name = z.globalRegistry.get(refusal.shape)?.id ?? id;
    return { description: 'Refused; `detail` is in the language of the call.', content: json({ $ref: `#/components/schemas/${name}` }) };
  }
  const schema = { $ref: `#/components/schemas/${status === 400 ? 'FieldErrors' : 'Failure'}` };
  return {
    description: status === 400 ? 'A parameter is wrong; the messages are in the language of the call.' : String(body.detail),
    content: json(schema),
  };
}

function json(schema: Schema): Content {
  return { 'application/json': { schema } };
}

/** Numbers of a path or query arrive as text but mean numbers; the bounds of every safe integer say nothing. */
function tidy({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.pattern === positiveIntegerPattern.source) {
    delete jsonSchema.pattern;
    Object.assign(jsonSchema, { type: 'integer', minimum: 1, maximum: jsonSchema.maximum ?? 999_999_999 });
  }
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
