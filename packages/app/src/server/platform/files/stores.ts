// The server's file stores: uploaded files, resized images (which can be made again), and files of runs.

import { join } from 'node:path';
import type { Config } from '#server/platform/config/config.ts';
import { createFolderStore, type FileStore } from './file-store.ts';
import { assertBucket, createS3Store, S3Bucket } from './s3-store.ts';

export interface Stores {
  readonly files: FileStore;
  readonly imageWidths: FileStore;
  /** Input and results of runs, deleted after a while. */
  readonly runFiles: FileStore;
}

type StoreSettings = Pick<Config, 'DATA_DIR' | Extract<keyof Config, `S3_${string}`>>;

const buckets = new WeakMap<object, S3Bucket>();

/** Returns the configured bucket; null for the data folder. */
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

/** Returns the stores in the configured bucket, or in the data folder. */
export function getStores(config: StoreSettings): Stores {
  const bucket = getBucket(config);
  const store = (name: string) => (bucket === null ? createFolderStore(join(config.DATA_DIR, name)) : createS3Store(bucket, name));
  return { files: store('files'), imageWidths: store('image-widths'), runFiles: store('run-files') };
}

/** @throws StartupError if the configured bucket can't be used */
export async function assertStores(config: StoreSettings): Promise<void> {
  const bucket = getBucket(config);
  if (bucket !== null) await assertBucket(bucket);
}
