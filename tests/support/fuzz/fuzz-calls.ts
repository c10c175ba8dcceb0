import fc from 'fast-check';
import type { OpenApi, Operation, Parameter } from '../../../src/core/contract/openapi.server.ts';
import { hostileText, inAddress } from './hostile-values.ts';
import { type Schemas, valuesOf } from './schema-values.ts';

/** A request as it is printed when it fails. */
export interface FuzzedRequest {
  method: string;
  url: string;
  /** JSON; left out for none. */
  body?: string;
  /** The body of a form with files. */
  isMultipart?: boolean;
}

/** Named by its operation; the operation itself is too long to print. */
export interface FuzzedCall extends FuzzedRequest {
  id: string;
}

/** Requests to one operation of the OpenAPI document: parameters and body by their schemas, some of them hostile. */
export function requestsTo(document: OpenApi, path: string, method: string): fc.Arbitrary<FuzzedCall> {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`Expected ${method} ${path} in the document.`);
  const { schemas } = document.components;
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const address = fc.record(Object.fromEntries(inPath.map((parameter) => [parameter.name, textsOf(parameter, schemas)])));
  const bodySchema = operation.requestBody?.content['application/json'].schema;
  const body = bodySchema ? fc.option(valuesOf(bodySchema, schemas), { freq: 20, nil: undefined }) : fc.constant(undefined);
  return fc.tuple(address, queries(operation, schemas), body).map(([values, query, value]) => ({
    method: method.toUpperCase(),
    url: `${path.replace(/\{(\w+)\}/g, (_, name: string) => segmentOf(values[name]))}${query ? `?${query}` : ''}`,
    ...(value !== undefined && { body: JSON.stringify(value) }),
    id: operation.operationId,
  }));
}

/** Parameters of the query: mostly the required ones and some others, now and then one nobody knows or one twice. */
function queries({ parameters }: Operation, schemas: Schemas): fc.Arbitrary<string> {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const given = known.map((parameter) => {
    const pair = textsOf(parameter, schemas).map((text) => [`${parameter.name}=${inAddress(text)}`]);
    return parameter.required
      ? fc.oneof({ weight: 6, arbitrary: pair }, { weight: 1, arbitrary: fc.constant([]) })
      : fc.oneof(fc.constant([]), pair);
  });
  const names = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'page[]', 'page', 'query', 'language', 'a[b]'), hostileText);
  const unknown = fc.tuple(names, hostileText).map(([name, text]) => [`${inAddress(name.slice(0, 50))}=${inAddress(text)}`]);
  const others = fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: unknown });
  return fc.tuple(...given, others).map((pairs) => pairs.flat().join('&'));
}

/** Values of a parameter as text: what fits three times of four. Long ones would only be refused with 431. */
function textsOf({ name, schema }: Parameter, schemas: Schemas): fc.Arbitrary<string> {
  // What is no language of two letters is no address of a call but of a page.
  if (name === 'lang') return fc.constantFrom('de', 'en', 'de', 'en', 'fr');
  const fitting = valuesOf(schema, schemas).map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)));
  return fc.oneof({ weight: 3, arbitrary: fitting }, { weight: 1, arbitrary: hostileText }).map((text) => text.slice(0, 3000));
}

/** Nothing, '.' and '..' as a segment lead to another address, in browsers too. */
const segmentOf = (text = '') => (/^\.{0,2}$/.test(text) ? '0' : inAddress(text));
