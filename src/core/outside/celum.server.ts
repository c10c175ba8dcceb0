import { z } from 'zod';

/** Where CELUM is reached. */
export interface CelumSettings {
  /** Without trailing slash; the REST API lies below it at /cora. */
  url: string;
  apiKey: string;
}

/** An asset as the dashboard names it. */
export interface CelumAsset {
  id: number;
  name: string;
  /** 'image', 'video', 'document' and so on, as CELUM says it. */
  category: string;
  /** Bytes of the original, null when CELUM does not say. */
  bytes: number | null;
}

/** The asset system CELUM as the site uses it: the adapter point of DASH-03. */
export interface CelumAssets {
  /** How many assets the key may see, and the latest of them. @throws when CELUM does not answer as documented. */
  overview(): Promise<{ count: number; latest: CelumAsset[] }>;
}

const timeoutMs = 5000;

/** A text, or one per language, as CELUM's settings have it. */
const nameShape = z.union([
  z.string(),
  z.array(z.looseObject({ value: z.string().nullish() })).transform((names) => names.find(({ value }) => value)?.value ?? ''),
]);
const answerShape = z.looseObject({
  '@odata.count': z.coerce.number().int().min(0),
  value: z.array(
    z.looseObject({
      id: z.int(),
      name: nameShape,
      fileCategory: z.string().nullish(),
      fileInformation: z.looseObject({ originalFileSize: z.number().nullish() }).nullish(),
    }),
  ),
});

/** Client of CELUM's REST API (CORA, OData 4) with an API key; every request ends after 5 s and follows no redirect. */
export function celumAssets({ url, apiKey }: CelumSettings): CelumAssets {
  return {
    overview: async () => {
      const query = new URLSearchParams({
        $select: 'id,name,fileCategory,fileInformation',
        $orderby: 'id desc',
        $top: '10',
        $count: 'true',
      });
      const response = await fetch(`${url}/cora/Assets?${query}`, {
        headers: { accept: 'application/json', authorization: `celumApiKey ${apiKey}` },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`CELUM answers ${response.status}`);
      const parsed = answerShape.safeParse(await response.json().catch(() => null));
      if (!parsed.success) throw new Error('CELUM answers something else than its API describes');
      return {
        count: parsed.data['@odata.count'],
        latest: parsed.data.value.map(({ id, name, fileCategory, fileInformation }) => ({
          ...{ id, name, category: fileCategory ?? '' },
          bytes: fileInformation?.originalFileSize ?? null,
        })),
      };
    },
  };
}
