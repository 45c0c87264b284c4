import type { ModuleWords } from '../bff-module/moduleWords.ts';

/** Sentences that fit whatever is kept: the generator knows what it is called in English alone. */
export const sentences = {
  tr: {
    'field.description': 'Açıklama',
    'field.title': 'Başlık',
    'list.count': '{count, plural, one {# kayıt} other {# kayıt}}',
    'list.create': 'Yeni kayıt',
    'list.empty': 'Eklediğiniz kayıtlar burada görünür.',
    'list.search': 'Kayıtlarda ara',
    'list.untitled': 'Adsız kayıt',
  },
  ar: {
    'field.description': 'الوصف',
    'field.title': 'العنوان',
    'list.count':
      '{count, plural, zero {لا عناصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}',
    'list.create': 'عنصر جديد',
    'list.empty': 'تظهر هنا العناصر التي تضيفها.',
    'list.search': 'البحث في العناصر',
    'list.untitled': 'عنصر بلا عنوان',
  },
};

/** The sentences of an app in a language, by their ids; its name stays as it is until somebody translates it. */
export const translationsFile = ({ things, Nouns }: ModuleWords, language: 'tr' | 'ar') => {
  const all = { ...sentences[language], 'list.title': Nouns };
  const byId = Object.entries(all).map(([id, text]) => [`${things}.${id}`, text] as const);
  return JSON.stringify(Object.fromEntries(byId.toSorted(([one], [other]) => (one < other ? -1 : 1))));
};
