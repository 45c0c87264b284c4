import { useLanguage } from '@ezone/i18n';
import { useIntl } from 'react-intl';
import type { Heading } from '#documentation/pageHeadings';

/** A heading in the user's language, of which the text around it is not. */
export const HeadingText = ({ heading: { text, message } }: { heading: Heading }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return message ? <bdi lang={language}>{formatMessage(message)}</bdi> : <bdi lang="en">{text}</bdi>;
};
