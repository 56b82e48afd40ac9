// Camera and microphone: opening them, why they can't be opened, and what devices there are.

import type { MediaKind } from './peer.model.ts';

/** `insecure` without HTTPS, where browsers have no camera at all. */
export type MediaFailure = 'denied' | 'missing' | 'busy' | 'insecure' | 'unknown';

const FAILURES: Readonly<Record<string, MediaFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  PermissionDeniedError: 'denied',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
};

/** Returns why a device could not be opened. */
export function toMediaFailure(error: unknown): MediaFailure {
  return (error instanceof Error && FAILURES[error.name]) || 'unknown';
}

/** The browsers that differ in how a page is allowed to use the camera. */
export type BrowserKind = 'safariOnIos' | 'safari' | 'firefox' | 'chromeOnAndroid' | 'chromium';

/** Returns the kind of a browser by its user agent. */
export function findBrowserKind(userAgent: string, maxTouchPoints = 0): BrowserKind {
  // iPads say that they are Macs.
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'safariOnIos';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Android/.test(userAgent)) return 'chromeOnAndroid';
  return /Safari\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent) ? 'safari' : 'chromium';
}

/** Which device to open: one by its id, or a camera by where it looks. */
export interface DeviceChoice {
  readonly deviceId?: string | undefined;
  readonly facingMode?: 'user' | 'environment' | undefined;
}

/** A picture that six devices can send each other over a usual line. */
const PICTURE = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 24, max: 30 } } as const;
const SOUND = { echoCancellation: true, noiseSuppression: true, autoGainControl: true } as const;

function toConstraints(kind: MediaKind, { deviceId, facingMode }: DeviceChoice): MediaStreamConstraints {
  const device = {
    ...(deviceId === undefined ? {} : { deviceId: { exact: deviceId } }),
    ...(facingMode === undefined ? {} : { facingMode: { ideal: facingMode } }),
  };
  return kind === 'video' ? { video: { ...PICTURE, ...device } } : { audio: { ...SOUND, ...device } };
}

/** Returns whether the page can ask for devices at all. */
export function hasMediaDevices(): boolean {
  return (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices !== undefined;
}

/**
 * Opens a device.
 * @throws DOMException as `getUserMedia` does
 */
export async function openTrack(kind: MediaKind, choice: DeviceChoice = {}): Promise<MediaStreamTrack> {
  const stream = await navigator.mediaDevices.getUserMedia(toConstraints(kind, choice));
  const [track] = stream.getTracks();
  if (track === undefined) throw new DOMException('The stream has no track.', 'NotFoundError');
  return track;
}

/**
 * Opens camera and microphone with one question of the browser.
 * @throws DOMException as `getUserMedia` does
 */
export async function openBoth({ audio, video }: Readonly<Record<MediaKind, DeviceChoice>>): Promise<MediaStreamTrack[]> {
  const constraints = { ...toConstraints('audio', audio), ...toConstraints('video', video) };
  return (await navigator.mediaDevices.getUserMedia(constraints)).getTracks();
}

export interface Device {
  readonly id: string;
  /** Empty until the user has allowed the devices. */
  readonly label: string;
}

/** Returns the devices of a kind. */
export async function listDevices(kind: MediaKind): Promise<Device[]> {
  const found = await navigator.mediaDevices.enumerateDevices();
  return found
    .filter((device) => device.kind === `${kind}input` && device.deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}
