import { Injectable } from '@nestjs/common';
import { isAllowed, type SignedInUser } from '../../platform/auth/access';
import { SearchIndex } from '../../platform/search/search-index';
import { searchTerms, type SearchTerm } from '../../platform/search/search-query';
import { searchWords } from '@ezone/text';
import { pages } from './__generated__/pages';
import { excerptOf } from './excerpt';
import { fitOf } from './search-rank';
import type { SearchQueryDto, SearchResultDto } from './search.dto';
import type { WebPage } from './web-page';

const DEFAULT_LIMIT = 20;

/** How much text all excerpts of an answer are looked for in, in characters: 4,000 of each where there are 100. */
const READ_FOR_EXCERPTS = 400_000;

type Hit = Omit<SearchResultDto, 'excerpt'> & {
  /** Its number in the index; a page has none. */
  number?: number;
  fit: number;
};

/** Finds what a user may see. */
@Injectable()
export class SearchService {
  constructor(private readonly index: SearchIndex) {}

  /** What has all of the words that are typed, best match first; of two that fit as well, the newer one. */
  async find(
    { id: userId, role }: Pick<SignedInUser, 'id' | 'role'>,
    { q = '', limit = DEFAULT_LIMIT }: SearchQueryDto,
  ): Promise<SearchResultDto[]> {
    const terms = searchTerms(q);
    if (terms.length === 0) return [];
    const found = await this.index.find(userId, terms);
    const hits = [
      ...pagesFor(role, terms),
      ...found.map(({ beginning, ...entry }): Hit => ({ ...entry, fit: fitOf(terms, entry.title, beginning) })),
    ];
    const best = hits
      .sort((one, other) => other.fit - one.fit || (other.number ?? 0) - (one.number ?? 0))
      .slice(0, limit);
    const texts = await this.index.texts(
      userId,
      best.flatMap(({ number }) => number ?? []),
      Math.ceil(READ_FOR_EXCERPTS / Math.max(best.length, 1)),
    );
    return best.map(({ number, fit: _, ...hit }) => {
      const text = number === undefined ? '' : (texts.get(number) ?? '');
      return { ...hit, excerpt: excerptOf(terms, hit.title, text) };
    });
  }
}

const pagesFor = (roles: readonly string[], terms: readonly SearchTerm[]): Hit[] =>
  pages.flatMap((page) => {
    if (page.access !== undefined && !isAllowed(roles, page.access)) return [];
    const title = titleWith(terms, page);
    return title === undefined
      ? []
      : [{ id: page.path, title, url: page.path, type: 'page', fit: fitOf(terms, title, '') }];
  });

/** The title of a page in the first language in which it has all words. */
const titleWith = (terms: readonly SearchTerm[], { titles }: WebPage): string | undefined =>
  titles.find((title) => {
    const words = searchWords(title);
    return terms.every(({ word, finds }) =>
      finds === 'itself' ? words.includes(word) : words.some((each) => each.startsWith(word)),
    );
  });
