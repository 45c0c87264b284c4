import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.development', defaultMessage: 'Development' },
  addAnApp: { id: 'docs.title.addAnApp', defaultMessage: 'Add an app' },
  addACall: { id: 'docs.title.addACall', defaultMessage: 'Add a call' },
  addATable: { id: 'docs.title.addATable', defaultMessage: 'Add a table' },
  addAComponent: { id: 'docs.title.addAComponent', defaultMessage: 'Add a component' },
  addAMachine: { id: 'docs.title.addAMachine', defaultMessage: 'Add a machine' },
  addAPage: { id: 'docs.title.addAPage', defaultMessage: 'Add a page of documentation' },
  testing: { id: 'docs.title.testing', defaultMessage: 'Testing' },
});

/** How Ezone is changed, and how it is run for others. */
export const development: Section = {
  id: 'development',
  title: titles.section,
  pages: [
    page('development/add-an-app', titles.addAnApp, () => import('../guides/development/add-an-app.mdx')),
    page('development/add-a-call', titles.addACall, () => import('../guides/development/add-a-call.mdx')),
    page('development/add-a-table', titles.addATable, () => import('../guides/development/add-a-table.mdx')),
    page(
      'development/add-a-component',
      titles.addAComponent,
      () => import('../guides/development/add-a-component.mdx'),
    ),
    page('development/add-a-machine', titles.addAMachine, () => import('../guides/development/add-a-machine.mdx')),
    page('development/add-a-page', titles.addAPage, () => import('../guides/development/add-a-page.mdx')),
    page('development/testing', titles.testing, () => import('../guides/development/testing.mdx')),
  ],
};
