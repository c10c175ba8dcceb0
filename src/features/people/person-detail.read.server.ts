import { and, eq, isNull } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import { Texts } from '../../core/text/texts.server.ts';
import { readMedia } from '../media/media.read.server.ts';
import { readWorkOf } from '../programme/reads/person-work.read.server.ts';
import type { PersonDetail } from './people.contract.ts';
import { persons } from './people.tables.server.ts';
import { personUrls, toPersonItem } from './persons.read.server.ts';

/** One person with everything their page shows (API-38, TEAM-01); null when unknown or offline for who asks. */
export async function readPerson(reading: Reading, id: number, language: Language): Promise<PersonDetail | null> {
  reading.uses(`person:${id}`);
  const [row] = await reading.db
    .select()
    .from(persons)
    .where(and(eq(persons.id, id), isNull(persons.deleted_at)));
  if (!row || !(row.is_online || reading.viewer.isEditor)) return null;
  const texts = new Texts(language);
  const pictures = await readMedia(reading, [row.image]);
  return {
    ...toPersonItem(row, (row.image && pictures.get(row.image)) || null, language),
    function: texts.pick('function', row.function),
    biography: texts.pick('biography', row.biography),
    urls: personUrls(row),
    ...(await readWorkOf(reading, id, language)),
    untranslated: texts.untranslated,
  };
}
