import { Injectable } from '@nestjs/common';
import { stableId } from '../../platform/database/stable-id';
import { SeededLists } from '../../platform/records/seeded-lists';
import { SearchIndex } from '../../platform/search/search-index';
import { FaqItemSchema } from './faq-item.entity';
import { faqItems } from './faq.seed.data';

/** The list of questions, as events name it. */
export const FAQ = 'faq';

/** The questions that are asked most often. */
@Injectable()
export class FaqService {
  readonly items;

  constructor(lists: SeededLists, search: SearchIndex) {
    this.items = lists.open(FaqItemSchema, {
      list: FAQ,
      noun: 'question',
      projections: [
        search.projection({
          list: FAQ,
          type: 'faq',
          fields: ['question', 'answer'],
          entry: ({ id, question, answer }) => ({
            title: question,
            text: answer,
            url: `/pages/faq?open=${encodeURIComponent(id)}`,
          }),
        }),
      ],
      seed: () => faqItems.map((item, place) => ({ ...item, id: stableId(FAQ, String(place)) })),
    });
  }
}
