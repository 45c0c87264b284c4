import { Injectable } from '@nestjs/common';
import { stableId } from '../../platform/database/stable-id';
import { SeededLists } from '../../platform/records/seeded-lists';
import { FaqItemSchema } from './faq-item.entity';
import { faqItems } from './faq.seed.data';

/** The list of questions, as events name it. */
export const FAQ = 'faq';

/** The questions that are asked most often. */
@Injectable()
export class FaqService {
  readonly items;

  constructor(lists: SeededLists) {
    this.items = lists.open(FaqItemSchema, {
      list: FAQ,
      noun: 'question',
      seed: () => faqItems.map((item, place) => ({ ...item, id: stableId(FAQ, String(place)) })),
    });
  }
}
