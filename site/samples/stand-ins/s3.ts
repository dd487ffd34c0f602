import type { Readable } from 'node:stream';

/** An object to store, with the length that S3 asks for when the body is a stream. */
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

/** Takes objects as S3 does: refuses one whose length is not the one it was told. */
export class S3Client {
  async send({ input }: PutObjectCommand): Promise<object> {
    const { length } = Buffer.concat(await input.Body.toArray());
    if (length !== input.ContentLength) throw new Error(`IncompleteBody: ${length} bytes, not ${input.ContentLength}`);
    return {};
  }
}
