// Plays RTCPeerConnection: the signalling as the standard has it, without any network. A test says when the connection works.

interface FakeSender {
  track: MediaStreamTrack | null;
  replaceTrack(track: MediaStreamTrack | null): Promise<void>;
}

interface FakeDescription {
  readonly type: RTCSdpType;
  readonly sdp: string;
}

/** Returns a track, as far as connections need it. */
export function createFakeTrack(kind: 'audio' | 'video', id: string = kind): MediaStreamTrack {
  return { kind, id } as MediaStreamTrack;
}

export class FakePeerConnection extends EventTarget {
  signalingState: RTCSignalingState = 'stable';
  connectionState: RTCPeerConnectionState = 'new';
  localDescription: FakeDescription | null = null;
  configuration: RTCConfiguration = {};
  restarts = 0;
  readonly senders: FakeSender[] = [];
  /** The kinds that were asked for without an own track. */
  readonly received: string[] = [];
  readonly candidates: string[] = [];
  readonly #name: string;
  #offers = 0;
  #isNeeded = false;

  constructor(name: string) {
    super();
    this.#name = name;
  }

  /** For what expects the browser's own. */
  asReal(): RTCPeerConnection {
    return this as unknown as RTCPeerConnection;
  }

  addTrack(track: MediaStreamTrack): FakeSender {
    const sender: FakeSender = {
      track,
      replaceTrack: async (next) => {
        sender.track = next;
      },
    };
    this.senders.push(sender);
    this.#needNegotiation();
    return sender;
  }

  addTransceiver(kind: string): void {
    this.received.push(kind);
    this.#needNegotiation();
  }

  restartIce(): void {
    this.restarts += 1;
    this.#needNegotiation();
  }

  getConfiguration(): RTCConfiguration {
    return this.configuration;
  }

  setConfiguration(configuration: RTCConfiguration): void {
    this.configuration = configuration;
  }

  async setLocalDescription(): Promise<void> {
    await null;
    if (this.signalingState === 'closed') throw new DOMException('closed', 'InvalidStateError');
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    this.#offers += 1;
    this.localDescription = { type, sdp: `${this.#name} ${type} ${this.#offers}` };
    this.#isNeeded = false;
    this.#setSignaling(type === 'answer' ? 'stable' : 'have-local-offer');
  }

  async setRemoteDescription({ type }: RTCSessionDescriptionInit): Promise<void> {
    await null;
    if (type === 'answer') {
      if (this.signalingState !== 'have-local-offer') throw new DOMException('no offer', 'InvalidStateError');
      this.#setSignaling('stable');
      return;
    }
    // Rolls back an own offer.
    this.signalingState = 'have-remote-offer';
  }

  async addIceCandidate({ candidate = '' }: RTCIceCandidateInit): Promise<void> {
    this.candidates.push(candidate);
  }

  close(): void {
    this.signalingState = 'closed';
    this.connectionState = 'closed';
  }

  /** Makes the connection work or break. */
  become(state: RTCPeerConnectionState): void {
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
  }

  /** Finds a candidate. */
  find(candidate: string): void {
    const found = { candidate, sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'x' };
    this.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate: found }));
  }

  /** Receives a track of the other device. */
  receive(track: MediaStreamTrack): void {
    this.dispatchEvent(Object.assign(new Event('track'), { track }));
  }

  #setSignaling(state: RTCSignalingState): void {
    this.signalingState = state;
    if (state === 'stable' && this.#isNeeded) this.#needNegotiation();
  }

  #needNegotiation(): void {
    this.#isNeeded = true;
    queueMicrotask(() => {
      if (!this.#isNeeded || this.signalingState !== 'stable') return;
      this.#isNeeded = false;
      this.dispatchEvent(new Event('negotiationneeded'));
    });
  }
}
