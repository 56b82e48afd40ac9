// Stores files in an S3-compatible bucket; each file is one request, stored completely or not at all.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { assertKey, type ByteRange, type FileStore } from './file-store.ts';

export interface S3Settings {
  /** Null for Amazon's endpoint. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket is in the path of URLs instead of in the host name. */
  readonly usesPathStyle: boolean;
}

/** Milliseconds to connect, and to wait for a response. */
const CONNECTION_MS = 5000;
const REQUEST_MS = 30_000;

type Sdk = typeof import('@aws-sdk/client-s3');

/** Loads the SDK only if a bucket is configured: it needs more memory than the rest of the file handling. */
const loadSdk = (): Promise<Sdk> => import('@aws-sdk/client-s3');

/** A bucket, with one client for everything in it. */
export class S3Bucket {
  readonly settings: S3Settings;
  #client: S3Client | null = null;

  constructor(settings: S3Settings) {
    this.settings = settings;
  }

  /** Returns the library, a client, and the bucket's name for requests. */
  async open(): Promise<{ library: Sdk; client: S3Client; Bucket: string }> {
    const library = await loadSdk();
    this.#client ??= this.#createClient(library);
    return { library, client: this.#client, Bucket: this.settings.bucket };
  }

  #createClient({ S3Client }: Sdk): S3Client {
    const { endpoint, region, accessKeyId, secretAccessKey, usesPathStyle } = this.settings;
    return new S3Client({
      ...(endpoint === null ? {} : { endpoint }),
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: usesPathStyle,
      // Most servers other than Amazon's don't support its newer checksums; files are signed with their SHA-256 anyway.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECTION_MS, requestTimeout: REQUEST_MS },
    });
  }
}

/** The setting that is most likely wrong, by the HTTP status of the bucket check. */
const SETTING_HINTS: Readonly<Record<number, string>> = {
  301: 'S3_REGION: the bucket is in another region',
  400: 'S3_REGION, S3_ACCESS_KEY_ID: the object store does not take the request',
  403: 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: the object store refuses them, or they may not list the bucket',
  404: 'S3_BUCKET: there is no such bucket',
};

function getStatus(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;
}

/** @throws StartupError naming the setting if the bucket can't be used */
export async function assertBucket(bucket: S3Bucket): Promise<void> {
  const {
    library: { HeadBucketCommand },
    client,
    Bucket,
  } = await bucket.open();
  try {
    await client.send(new HeadBucketCommand({ Bucket }));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    const todo = SETTING_HINTS[getStatus(cause) ?? 0] ?? `S3_ENDPOINT: no answer that holds (${reason})`;
    throw new StartupError("The object store for files can't be used:", { todo: `  ${todo}`, cause });
  }
}

/** @param prefix start of all keys of this store in the bucket, like a folder name */
export function createS3Store(bucket: S3Bucket, prefix: string): FileStore {
  function toObjectKey(key: string): string {
    assertKey(key);
    return `${prefix}/${key}`;
  }

  async function* readObject(key: string, range: ByteRange | undefined): AsyncIterable<Uint8Array> {
    const {
      library: { GetObjectCommand },
      client,
      Bucket,
    } = await bucket.open();
    const part = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key, ...part }));
    if (Body instanceof Readable) yield* Body;
  }

  return {
    async put(key, content) {
      const Key = toObjectKey(key);
      const {
        library: { PutObjectCommand },
        client,
        Bucket,
      } = await bucket.open();
      if (content instanceof Uint8Array) {
        await client.send(new PutObjectCommand({ Bucket, Key, Body: content }));
        return;
      }
      const { size } = await stat(content.path);
      const source = createReadStream(content.path);
      try {
        await client.send(new PutObjectCommand({ Bucket, Key, Body: source, ContentLength: size }));
      } finally {
        source.destroy();
      }
    },
    async get(key) {
      const Key = toObjectKey(key);
      const {
        library: { HeadObjectCommand },
        client,
        Bucket,
      } = await bucket.open();
      try {
        const { ContentLength = 0 } = await client.send(new HeadObjectCommand({ Bucket, Key }));
        return { size: ContentLength, stream: (range) => Readable.from(readObject(Key, range), { objectMode: false }) };
      } catch (error) {
        if (getStatus(error) === 404) return null;
        throw error;
      }
    },
    async remove(key) {
      const Key = toObjectKey(key);
      const {
        library: { DeleteObjectCommand },
        client,
        Bucket,
      } = await bucket.open();
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async *olderThan(moment) {
      const {
        library: { paginateListObjectsV2 },
        client,
        Bucket,
      } = await bucket.open();
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: `${prefix}/` })) {
        for (const { Key = '', LastModified } of Contents) {
          if (LastModified !== undefined && LastModified < moment) yield Key.slice(prefix.length + 1);
        }
      }
    },
  };
}
