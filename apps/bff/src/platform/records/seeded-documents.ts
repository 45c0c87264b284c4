import { Injectable } from '@nestjs/common';
import { fromJson, toJson } from '../database/columns';
import { Database } from '../database/database';
import { prepare } from '../database/prepared';
import { SharedSeeds } from '../database/shared-seeds';

type SeededDocumentOptions<Content extends object> = {
  /** The tail of the address that answers it, as `profile/about`; its seed has the same name. */
  name: string;
  /** Makes the content of the demo. */
  seed: () => Content;
  /** What is answered where there is no demo data. */
  empty: Content;
};

const selectDocument = prepare<{ name: string }>()((rows, { name }) =>
  rows.selectFrom('seeded_document').select('content').where('name', '=', name),
);

/** Opens documents that all users share, that come with the demo data, and that no call changes. */
@Injectable()
export class SeededDocuments {
  constructor(
    private readonly database: Database,
    private readonly seeds: SharedSeeds,
  ) {}

  open<Content extends object>({ name, seed, empty }: SeededDocumentOptions<Content>): SeededDocument<Content> {
    this.seeds.register({
      name,
      fill: async (rows) => {
        await rows
          .insertInto('seeded_document')
          .values({ name, content: toJson<object>(seed()) })
          .execute();
      },
    });
    return new SeededDocument(this.database, name, empty);
  }
}

/** A document of {@link SeededDocuments}. */
export class SeededDocument<Content extends object> {
  constructor(
    private readonly database: Database,
    private readonly name: string,
    private readonly empty: Content,
  ) {}

  async read(): Promise<Content> {
    const [row] = await this.database.read(selectDocument.with({ name: this.name }));
    return row ? (fromJson(row.content) as Content) : this.empty;
  }
}
