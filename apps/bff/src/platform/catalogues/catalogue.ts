import { NotFoundException } from '@nestjs/common';
import type { ListQueryDto } from '../dto/list-query.dto';
import { pageOfAll, type Page } from '../http/page';

type Entry = { id: number; handle: string };

/** A fixed list of the product's own, such as the folders of mails. Nobody changes it. */
export class Catalogue<const Kind extends Entry> {
  /** @param noun what one entry is called in sentences */
  constructor(
    private readonly noun: string,
    readonly entries: readonly Kind[],
  ) {}

  /** The numbers of the entries. */
  get ids(): number[] {
    return this.entries.map(({ id }) => id);
  }

  /** @throws NotFoundException where no entry has this handle */
  byHandle(handle: string): Kind {
    const found = this.entries.find((entry) => entry.handle === handle);
    if (!found) throw this.missing();
    return found;
  }

  /** @throws NotFoundException where no entry has this number */
  check(id: number): void {
    if (!this.ids.includes(id)) throw this.missing();
  }

  /** The entries, or a page of them. */
  page(query: ListQueryDto): Page<Kind> {
    return pageOfAll(this.entries, query);
  }

  private missing(): NotFoundException {
    return new NotFoundException(`There is no such ${this.noun}`);
  }
}
