import { useLanguage } from '@ezone/i18n';

/** What an element of ours says of its words within the text of a page: that is English, they are the reader's. */
export const useOwnWords = () => {
  const { language, direction } = useLanguage();
  return { lang: language, dir: direction };
};
