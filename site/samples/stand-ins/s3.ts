import type { Readable } from 'node:stream';

/** An object to store, with the length that S3 requires for streams. */
interface StoredObject {
  Bucket: string;
  Key: string;
  Body: Readable;
  ContentLength: number;
}

export class PutObjectCommand {
  readonly input: StoredObject;

  constructor(input: StoredObject) {
    this.input = input;
  }
}

/** Stores objects like S3, which rejects one whose length doesn't match. */
export class S3Client {
  async send({ input }: PutObjectCommand): Promise<object> {
    const { length } = Buffer.concat(await input.Body.toArray());
    if (length !== input.ContentLength) throw new Error(`IncompleteBody: ${length} bytes, not ${input.ContentLength}`);
    return {};
  }
}
