import { FormattedMessage } from 'react-intl';
import { homeTitles } from './titles';
import { PlainPage } from './PlainPage';

/** A place of the product that so far holds no more than its name. */
export const Page = () => <PlainPage heading={<FormattedMessage {...homeTitles.chartOfAccount} />} />;
