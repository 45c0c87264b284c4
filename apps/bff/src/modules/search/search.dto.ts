import { Id, Int, OneOf, Text } from '../../platform/dto/fields';
import { QueryNumber } from '../../platform/dto/list-query.dto';

export const SEARCH_TYPES = [
  ...(['mail', 'note', 'todo', 'contact', 'product', 'order'] as const),
  ...(['course', 'board', 'file', 'faq', 'article', 'account', 'transaction', 'page'] as const),
];

export class SearchQueryDto {
  @Text({
    ...{ min: 0, max: 200, optional: true, example: 'harbour' },
    description:
      'Words, all of which have to be found. The last also finds words that begin with it, and so do others of three letters or more where few entries hold the words themselves. ' +
      'Case, accents and spellings of a letter make no difference: `cagri` finds `Çağrı`, `مدرسه` finds `مدرسة`.',
  })
  q?: string;

  @QueryNumber()
  @Int({ min: 1, max: 100, optional: true, description: 'The most results; 20 if it is left out.', example: 20 })
  limit?: number;
}

export class SearchResultDto {
  @Id({ description: 'The id of the record; of a page its path.' }) id!: string;
  @Text({ min: 0, max: 500, example: 'Harbour at Dawn' }) title!: string;
  @Text({
    ...{ max: 2000, example: '/apps/e-commerce/products/0af4cd2c-25ab-87d2-a5a5-2f6dbb3b9f39/harbour-at-dawn' },
    description: 'Where the web app shows it.',
  })
  url!: string;
  @Text({
    ...{ min: 0, max: 1000, example: 'A quiet <mark>harbour</mark> before the first boat …' },
    description:
      'HTML: the text around the first words that were found, escaped, with those words in `<mark>`. It has no other element.',
  })
  excerpt!: string;
  @OneOf(SEARCH_TYPES, { enumName: 'SearchType', example: 'product' }) type!: string;
}
