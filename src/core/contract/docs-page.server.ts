import { hash } from 'node:crypto';
import { escapeHtml } from '../text/escape-html.ts';
import type { OpenApi, Operation, Parameter, Schema } from './openapi.server.ts';
import { typeText } from './schema-text.server.ts';

const style = `
:root{color-scheme:light dark}
body{max-width:60rem;margin:0 auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif}
h2{margin-top:3rem;border-top:1px solid;padding-top:1rem;overflow-wrap:anywhere}
code,pre{font-family:ui-monospace,monospace;font-size:.9rem}
pre{overflow-x:auto;padding:.75rem;border:1px solid #8888;border-radius:.25rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #8888}
.scroll{overflow-x:auto}
nav ul{columns:20rem;padding-left:1.25rem}
:target{outline:3px solid;outline-offset:.25rem}
`;

/** Content-Security-Policy of the page: its style element and nothing else. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** The OpenAPI document for people: one page without script that says of every call what it takes and answers. */
export function renderDocsPage({ info, paths, components }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="none">
<title>Calls | ${escapeHtml(info.title)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Calls of ${escapeHtml(info.title)}</h1>
<p>${code(info.description)}</p>
<p>The same for machines: <a href="/api/openapi.json">OpenAPI 3.1</a>. Version ${escapeHtml(info.version)}.</p>
</header>
<nav aria-label="Calls"><ul>
${operations.map(({ path, method, operation }) => `<li><a href="#${operation.operationId}">${method} ${escapeHtml(path)}</a></li>`).join('\n')}
</ul></nav>
<main>
${operations.map(({ path, method, operation }) => renderOperation(path, method, operation)).join('\n')}
<h2 id="types">Types</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => renderType(name, schema))
  .join('\n')}
</main>
</body>
</html>
`;
}

function renderOperation(
  path: string,
  method: string,
  { operationId, summary, description, parameters, requestBody, responses }: Operation,
): string {
  const { 200: answer, 204: done, ...failures } = responses;
  return `<section aria-labelledby="${operationId}">
<h2 id="${operationId}">${method} ${escapeHtml(path)}</h2>
<p>${escapeHtml(summary)}. ${escapeHtml(description)}</p>
<h3>Takes</h3>
${parameters.length > 0 ? renderParameters(parameters) : '<p>Nothing.</p>'}
${requestBody ? `<h3>Body</h3>\n<pre tabindex="0"><code>${typeText(requestBody.content['application/json'].schema, linkTo)}</code></pre>` : ''}
<h3>Example</h3>
<pre tabindex="0"><code>curl ${method === 'GET' ? '' : `-X ${method} `}'${escapeHtml(exampleOf(path, parameters))}'</code></pre>
<h3>Answers</h3>
${done ? '<p>204, without a body.</p>' : `<pre tabindex="0"><code>${typeText(answer?.content?.['application/json'].schema ?? {}, linkTo)}</code></pre>`}
<h3>Failures</h3>
<ul>${Object.entries(failures)
    .map(
      ([status, failure]) =>
        `<li>${status}: ${escapeHtml(failure.description)} <code>${typeText(failure.content?.['application/json'].schema ?? {}, linkTo)}</code></li>`,
    )
    .join('')}</ul>
</section>`;
}

function renderParameters(parameters: readonly Parameter[]): string {
  const rows = parameters.map(
    ({ name, in: place, required, description = '', schema }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${place}${required ? ', required' : ''}</td><td><code>${typeText(schema, linkTo)}</code>${limits(schema)}</td><td>${escapeHtml(description)}</td></tr>`,
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="Parameters"><table><thead><tr><th scope="col">Name</th><th scope="col">Place</th><th scope="col">Value</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function limits({ minimum, maximum, maxLength, default: preset }: Schema): string {
  const range = minimum !== undefined && maximum !== undefined ? [`${minimum} to ${maximum}`] : [];
  const length = maxLength === undefined ? [] : [`at most ${maxLength} characters`];
  const left = preset === undefined ? [] : [`${String(preset)} when left out`];
  return [...range, ...length, ...left].map((limit) => `, ${limit}`).join('');
}

/** A request that works: required parameters with their example. */
function exampleOf(path: string, parameters: readonly Parameter[]): string {
  const example = ({ name, schema }: Parameter) => String(schema.examples?.[0] ?? (name === 'lang' ? 'de' : 1));
  const filled = path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => parameters.filter((parameter) => parameter.name === name).map(example)[0] ?? '',
  );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map((parameter) => `${parameter.name}=${example(parameter)}`);
  return `http://127.0.0.1:3000${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

function renderType(name: string, schema: Schema): string {
  return `<h3 id="type-${name}">${name}</h3>\n${schema.description ? `<p>${escapeHtml(schema.description)}</p>\n` : ''}<pre tabindex="0"><code>${typeText(schema, linkTo)}</code></pre>`;
}

const linkTo = (name: string) => `<a href="#type-${name}">${name}</a>`;

function code(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
