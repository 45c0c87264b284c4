import { useApi } from '@ezone/shell/data/query';
import { isAway, useConnection } from '@ezone/shell/data/online';
import { holdUnload } from '@ezone/shell/records';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { isOfFiles } from '../model/folderCollections';
import { holdUploads, useUploads } from './uploads';
import { UploadTray } from '@ezone/shell/page/uploads';

/** Milliseconds after which lists show what has arrived: once for many files. */
const CALM = 1000;

/** Uploads around every page: they go on wherever one is, and are told of the network. */
export const UploadsAround = () => {
  const api = useApi();
  const connection = useConnection();
  const client = useQueryClient();
  const uploads = useUploads();
  const { queue, arrived } = uploads;
  const isGone = useSelector(connection, isAway);
  useEffect(() => {
    queue.actor.send({ type: isGone ? 'connection.lost' : 'connection.returned' });
  }, [queue, isGone]);
  useEffect(() => holdUnload(queue.isUnderWay), [queue]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      void client.invalidateQueries({ predicate: isOfFiles });
    };
    const hear = () => {
      timer ??= setTimeout(refresh, CALM);
    };
    arrived.add(hear);
    return () => {
      arrived.delete(hear);
      clearTimeout(timer);
    };
  }, [arrived, client]);
  useEffect(() => holdUploads(api, uploads), [api, uploads]);
  return <UploadTray queue={queue} />;
};
