/** Where uploaded and rendered files live: a folder now, S3 later. Paths are relative, with '/', and never change their content. */
export interface FileStorage {
  has(path: string): Promise<boolean>;
  /** Stores the bytes under the path, whole or not at all. */
  write(path: string, bytes: Uint8Array): Promise<void>;
}
