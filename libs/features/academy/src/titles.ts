import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const academyTitles = defineMessages({
  courses: { id: 'menu.academy.title', defaultMessage: 'Academy' },
  course: { id: 'menu.academy.course', defaultMessage: 'Course' },
});
