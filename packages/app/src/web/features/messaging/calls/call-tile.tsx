// A device in a call: its picture or the letters of its name, and its state.

import { IconMicrophoneOff } from '@tabler/icons-react';
import { PersonPicture } from '#web/ui/person-picture.tsx';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './call.module.css';
import type { PeerLink } from './peer.model.ts';
import { TrackVideo } from './track-media.tsx';

interface CallTileProps {
  readonly firstName: string;
  /** What follows the name: the role, or that it is the own device. */
  readonly role: string;
  readonly avatarRef: string | null;
  /** Null while there is no picture. */
  readonly video: MediaStreamTrack | null;
  /** Not so while a connection is being made: there is no picture yet. */
  readonly isCameraOff: boolean;
  readonly isMuted: boolean;
  /** The connection to another device; the own one has none. */
  readonly link?: PeerLink;
  readonly isMirrored?: boolean;
}

export function CallTile(props: CallTileProps) {
  const { firstName, role, avatarRef, video, isCameraOff, isMuted, link = 'connected', isMirrored = false } = props;
  const words = useTranslations('messagingCalls.tile');
  return (
    <li className={classes['tile']} data-link={link}>
      {video === null ? (
        <div className={classes['picture']}>
          <PersonPicture person={{ firstName, lastName: '', avatarRef }} size={64} />
        </div>
      ) : (
        <TrackVideo track={video} className={classes['video']} isMirrored={isMirrored} />
      )}
      {link === 'connected' ? null : <p className={classes['link']}>{words(`link.${link}`, { name: firstName })}</p>}
      <p className={classes['name']}>
        <span>{role === '' ? firstName : words('name', { name: firstName, role })}</span>
        {isMuted && (
          <>
            <IconMicrophoneOff size={18} aria-hidden />
            <span className="visually-hidden">{words('muted')}</span>
          </>
        )}
        {isCameraOff && <span className="visually-hidden">{words('cameraOff')}</span>}
      </p>
    </li>
  );
}
