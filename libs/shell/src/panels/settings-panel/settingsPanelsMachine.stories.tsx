import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { LanguageControlProvider } from '../../settings/language';
import { ShellStage } from '../../chrome/layout/testing/ShellStage';
import { ChangeSettingsProvider } from '../../settings/ChangeSettings';
import { SettingsEdge } from './SettingsEdge';
import { SettingsPanels } from './SettingsPanels';
import { settingsPanelsDocs } from './settingsPanelsMachine.docs';
import { settingsPanelsMachine } from './settingsPanelsMachine';
import { useSettingsPanelsOf } from './useSettingsPanels';

type PanelsAtProps = { state: 'closed' | 'settings' | 'schemes' };

/** The panels and their buttons beside an empty page. */
function PanelsView({ actor }: { actor: ActorRefFrom<typeof settingsPanelsMachine> }) {
  const control = useSettingsPanelsOf(actor);
  return (
    <ShellStage>
      <ChangeSettingsProvider>
        <LanguageControlProvider>
          <Page>
            <SettingsEdge control={control} place="edge" />
            <SettingsPanels control={control} />
          </Page>
        </LanguageControlProvider>
      </ChangeSettingsProvider>
    </ShellStage>
  );
}

/** The panels, starting in one state of their machine. */
function PanelsAt({ state }: PanelsAtProps) {
  const [actor] = useState(() => {
    const value = state === 'closed' ? state : { open: state };
    const snapshot = settingsPanelsMachine.resolveState({ value, context: { side: 'end' } });
    return createActor(settingsPanelsMachine, { snapshot }).start();
  });
  return <PanelsView actor={actor} />;
}

const Page = styled.div`
  min-block-size: 100vh;
`;

const meta = {
  title: 'Machines/Settings panels',
  component: PanelsAt,
  args: { state: 'closed' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '64rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof PanelsAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => (
    <MachineStage
      docs={settingsPanelsDocs}
      start={() => createActor(settingsPanelsMachine).start()}
      view={PanelsView}
    />
  ),
  parameters: liveStory,
  play: seesTheChart,
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Settings' });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Settings' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Theme colour schemes' }));
    await expect(await canvas.findByRole('radio', { name: 'Ocean' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    // It slides away.
    await waitFor(() => expect(canvas.queryByRole('complementary')).not.toBeInTheDocument());
  },
};

/** Another layout style has other options. */
export const Settings: Story = {
  args: { state: 'settings' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radiogroup', { name: 'Scrolls' })).toBeVisible());
    // Of the navbar and of the toolbar.
    await expect(canvas.getAllByRole('radiogroup', { name: 'Position' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('radio', { name: 'Layout 2' }));
    await expect(canvas.getAllByRole('radiogroup', { name: 'Position' })).toHaveLength(1);
  },
};

export const Schemes: Story = { args: { state: 'schemes' } };

export const RightToLeft: Story = { args: { state: 'settings' }, globals: { locale: 'ar' } };

export const Dark: Story = { args: { state: 'settings' }, globals: { scheme: 'defaultDark' } };
