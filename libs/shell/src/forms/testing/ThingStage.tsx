import type { Api } from '@ezone/api-client';
import { Button } from '@ezone/ui/button';
import { useState } from 'react';
import { RecordsStage } from '../../chrome/changes/testing';
import { useRecords } from '../../records';
import type { FakeRecordServer, Thing } from '../../records/testing/fakeRecordServer';
import { fakeLiveSocket } from '../../session/live/testing';
import { bothTexts, FormTextArea, FormTextField, RecordEditor } from '..';

export type ThingStageProps = {
  /** Makes the list of the server; the record that is open is the one with the id `x`. */
  server: () => FakeRecordServer;
};

/** A record that is open and saves itself, with a button that removes it: for stories and specs. */
export const ThingStage = ({ server }: ThingStageProps) => {
  const [made] = useState(server);
  const openWindow = () => {
    const live = fakeLiveSocket();
    made.onChange(() => live.tell('records:changed', { list: made.collection.list, ids: [], by: live.userId }));
    // The collection has its own calls; only the trash is asked for as in the app.
    return { api: { restoreFromTrash: made.restoreFromTrash } as unknown as Api, live };
  };
  return (
    <RecordsStage path="/things" openWindow={openWindow} collections={{}}>
      <OpenThing collection={made.collection} />
    </RecordsStage>
  );
};

function OpenThing({ collection }: Pick<FakeRecordServer, 'collection'>) {
  const things = useRecords(collection);
  const [openId, setOpenId] = useState('x');
  const thing: Thing | undefined = things.recordOf(openId);
  if (!thing) return <p>Nothing is open.</p>;
  return (
    <>
      <h1>{thing.name}</h1>
      <RecordEditor
        key={openId}
        collection={collection}
        record={thing}
        records={things}
        names={{ name: 'Name', text: 'Text' }}
        joins={{ text: bothTexts }}
        onKeptAsNew={({ id }) => {
          setOpenId(id);
        }}
      >
        {(form) => (
          <>
            <FormTextField form={form} name="name" label="Name" />
            <FormTextArea form={form} name="text" label="Text" />
          </>
        )}
      </RecordEditor>
      <Button onPress={() => things.remove([openId], { done: 'Removed.' })}>Remove</Button>
    </>
  );
}
