/** A thing of schema.org. Properties that are undefined are left out. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}
