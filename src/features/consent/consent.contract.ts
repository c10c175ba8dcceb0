import { z } from 'zod';
import { defineCall } from '../../core/contract/call.ts';
import { defaultLanguage, languages } from '../../core/languages.ts';
import { optionalCategories } from './services.ts';

export const countConsent = defineCall({
  id: 'countConsent',
  method: 'POST',
  path: '/api/dashboard-consent/',
  summary: 'Counts one choice of the cookie manager: categories and the texts that were shown, nothing about who chose',
  requirement: 'API-43',
  body: z.strictObject({
    categories: z.array(z.enum(optionalCategories)).max(optionalCategories.length),
    revision: z.int().min(1).max(10_000),
    language: z.enum(languages).default(defaultLanguage),
    text: z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .optional()
      .meta({ description: 'What the page showed, by the `data-text` of its question' }),
  }),
  answer: z.null(),
  errors: [400, 403, 429],
});
