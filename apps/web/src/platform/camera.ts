/** Why a camera cannot be used, as far as the parent can do something about it. */
export type CameraProblem = 'denied' | 'none' | 'failed'

export type CameraOpening = { stream: MediaStream } | { problem: CameraProblem }

/** The front camera, if there is one and we may. */
export async function openCamera({
  facing,
}: {
  facing: 'user' | 'environment'
}): Promise<CameraOpening> {
  if (!navigator.mediaDevices?.getUserMedia) return { problem: 'none' }
  try {
    const video = { facingMode: facing, width: { ideal: 1280 }, height: { ideal: 1600 } }
    return { stream: await navigator.mediaDevices.getUserMedia({ video, audio: false }) }
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotAllowedError' || name === 'SecurityError') return { problem: 'denied' }
    if (name === 'NotFoundError' || name === 'OverconstrainedError') return { problem: 'none' }
    return { problem: 'failed' }
  }
}

export const closeCamera = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}
