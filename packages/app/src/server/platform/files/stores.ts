// The stores of this server: uploaded files, the widths of images that are made from them and can be made again, and files of runs.

import { join } from 'node:path';
import type { Config } from '#server/platform/config/config.ts';
import { createFolderStore, type FileStore } from './file-store.ts';
import { assertBucket, createS3Store, S3Bucket } from './s3-store.ts';

export interface Stores {
  readonly files: FileStore;
  readonly imageWidths: FileStore;
  /** What long work reads and writes; nothing of it is kept for ever. */
  readonly runFiles: FileStore;
}

type StoreSettings = Pick<Config, 'DATA_DIR' | Extract<keyof Config, `S3_${string}`>>;

const buckets = new WeakMap<object, S3Bucket>();

/** The bucket that the settings name; null for the data folder. */
function getBucket(config: StoreSettings): S3Bucket | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return null;
  const endpoint = config.S3_ENDPOINT ?? null;
  const usesPathStyle = config.S3_PATH_STYLE ?? endpoint !== null;
  const known =
    buckets.get(config) ?? new S3Bucket({ endpoint, region: config.S3_REGION, bucket, accessKeyId, secretAccessKey, usesPathStyle });
  buckets.set(config, known);
  return known;
}

/** In the bucket that the settings name, or else in the data folder. */
export function getStores(config: StoreSettings): Stores {
  const bucket = getBucket(config);
  const store = (name: string) => (bucket === null ? createFolderStore(join(config.DATA_DIR, name)) : createS3Store(bucket, name));
  return { files: store('files'), imageWidths: store('image-widths'), runFiles: store('run-files') };
}

/** @throws StartupError when the settings name a bucket that can't be used */
export async function assertStores(config: StoreSettings): Promise<void> {
  const bucket = getBucket(config);
  if (bucket !== null) await assertBucket(bucket);
}
