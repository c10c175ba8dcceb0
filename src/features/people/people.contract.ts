import { z } from 'zod';
import { defineCall } from '../../core/contract/call.ts';
import { optionShape, positiveInteger, urlsShape } from '../../core/contract/shapes.ts';
import { personFilters } from '../../list-filters.ts';
import { filterQuery } from '../programme/list-filter.shapes.ts';
import { appearanceShape, eventItemShape, productionShape } from '../programme/programme.shapes.ts';
import { personShape } from './people.shapes.ts';

const personDetailShape = z
  .strictObject({
    ...personShape.shape,
    urls: urlsShape,
    biography: z.string(),
    productions: z.array(productionShape),
    events: z.array(eventItemShape),
    // Beyond the table, see docs/decisions/programme-people-and-magazine/0006-answers-beyond-the-table.md
    /** What they do in the productions; several roles in one are several entries. */
    roles: z.array(z.strictObject({ production: z.int(), role: z.string() })),
    /** One entry per event, in the same order. */
    appearances: z.array(appearanceShape),
    untranslated: z.record(z.string(), z.string()),
  })
  .meta({ id: 'PersonDetail' });

export type PersonDetail = z.output<typeof personDetailShape>;

export const listPersons = defineCall({
  id: 'listPersons',
  path: '/api/persons/',
  summary: 'Persons of the venue in the order of the ensemble list',
  requirement: 'API-31',
  query: z.strictObject(filterQuery(personFilters)),
  answer: z.array(personShape),
  errors: [400],
});

export const listPersonCategories = defineCall({
  id: 'listPersonCategories',
  path: '/api/person-categories/',
  summary: 'Categories of persons in their order',
  requirement: 'API-31',
  answer: z.array(optionShape),
});

export const getPerson = defineCall({
  id: 'getPerson',
  path: '/{lang}/api/persons/{id}/',
  summary: 'One person with productions and coming events',
  requirement: 'API-38',
  parameters: z.strictObject({ id: positiveInteger }),
  answer: personDetailShape,
  errors: [404],
});
