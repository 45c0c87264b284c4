import { defineMessages } from 'react-intl';

/** How a day and a time stand together. */
export const dayTextMessages = defineMessages<{ moment: { day: string; time: string } }>({
  moment: { id: 'shell.days.moment', defaultMessage: '{day}, {time}' },
});
