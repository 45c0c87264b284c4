import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.development', defaultMessage: 'Development' },
  developmentServer: { id: 'docs.title.developmentServer', defaultMessage: 'Development server' },
  projectStructure: { id: 'docs.title.projectStructure', defaultMessage: 'Project structure' },
  architecture: { id: 'docs.title.architecture', defaultMessage: 'Architecture' },
  apiCalls: { id: 'docs.title.apiCalls', defaultMessage: 'API calls' },
  tryingTheApi: { id: 'docs.title.tryingTheApi', defaultMessage: 'Trying the API and the sockets' },
  ides: { id: 'docs.title.ides', defaultMessage: 'IDEs: VS Code and WebStorm' },
  updating: { id: 'docs.title.updating', defaultMessage: 'Updating' },
  production: { id: 'docs.title.production', defaultMessage: 'Production' },
  deployment: { id: 'docs.title.deployment', defaultMessage: 'Deployment' },
  backup: { id: 'docs.title.backup', defaultMessage: 'Backup and restore' },
  herokuNotes: { id: 'docs.title.herokuNotes', defaultMessage: 'Heroku notes' },
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
    page(
      'development/development-server',
      titles.developmentServer,
      () => import('../guides/development/development-server.mdx'),
    ),
    page(
      'development/project-structure',
      titles.projectStructure,
      () => import('../guides/development/project-structure.mdx'),
    ),
    page('development/architecture', titles.architecture, () => import('../guides/development/architecture.mdx')),
    page('development/api-calls', titles.apiCalls, () => import('../guides/development/api-calls.mdx')),
    page('development/trying-the-api', titles.tryingTheApi, () => import('../guides/development/trying-the-api.mdx')),
    page(
      'development/ides-vscode-webstorm',
      titles.ides,
      () => import('../guides/development/ides-vscode-webstorm.mdx'),
    ),
    page('development/updating', titles.updating, () => import('../guides/development/updating.mdx')),
    page('development/production', titles.production, () => import('../guides/development/production.mdx')),
    page('development/deployment', titles.deployment, () => import('../guides/development/deployment.mdx')),
    page('development/backup', titles.backup, () => import('../guides/development/backup.mdx')),
    page('development/heroku-notes', titles.herokuNotes, () => import('../guides/development/heroku-notes.mdx')),
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
