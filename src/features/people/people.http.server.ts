import { CallError } from '../../core/contract/errors.server.ts';
import { answer, type CallHandler } from '../../core/contract/register.server.ts';
import * as calls from './people.contract.ts';
import { readPerson } from './person-detail.read.server.ts';
import { readPersonCategories, readPersons } from './persons.read.server.ts';

/** The calls of persons: contract to read, no logic. */
export const peopleCalls: CallHandler[] = [
  answer(calls.listPersons, ({ reading, language, query }) => readPersons(reading, language, query)),
  answer(calls.listPersonCategories, ({ reading, language }) => readPersonCategories(reading, language)),
  answer(calls.getPerson, async ({ reading, language, parameters }) => {
    const person = await readPerson(reading, parameters.id, language);
    if (!person) throw CallError.notFound(language);
    return person;
  }),
];
