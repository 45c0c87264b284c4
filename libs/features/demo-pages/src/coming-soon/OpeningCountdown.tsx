import { Countdown } from '@ezone/ui/countdown';
import { FormattedMessage, useIntl } from 'react-intl';
import { soonMessages, soonTexts } from '../messages';

export type OpeningCountdownProps = {
  /** The moment, in milliseconds since 1970. */
  to: number;
};

/** What is left until something opens, in the words of the page. */
export const OpeningCountdown = ({ to }: OpeningCountdownProps) => {
  const { formatDate, formatMessage, formatNumber } = useIntl();
  const inWords = (count: number, unit: 'day' | 'hour' | 'minute') =>
    formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' });
  return (
    <Countdown
      to={to}
      label={<FormattedMessage {...soonTexts.opens} values={{ date: formatDate(to, { dateStyle: 'long' }) }} />}
      unitLabel={(unit, count) => formatMessage(soonTexts[unit], { count })}
      leftLabel={({ days, hours, minutes }) =>
        formatMessage(soonTexts.left, {
          days: inWords(days, 'day'),
          hours: inWords(hours, 'hour'),
          minutes: inWords(minutes, 'minute'),
        })
      }
      formatNumber={formatNumber}
      arrived={<FormattedMessage {...soonMessages.here} />}
    />
  );
};
