/** Where bots think, and reviews are made, so that the host can listen meanwhile. */
import { startPython } from './python'

type Asked = { is: 'begin'; engine: string; runtime?: WebAssembly.Module } | { is: 'work'; n: number; work: string; args: string }

// eslint-disable-next-line @typescript-eslint/no-explicit-any
let workers: Promise<any> | null = null

onmessage = async ({ data }: MessageEvent<Asked>) => {
  if (data.is === 'begin') {
    workers = startPython(data.engine, () => {}, data.runtime).then(({ python }) => python.pyimport('mousehole.browser.workers'))
    await workers
    postMessage({ is: 'ready' })
    return
  }
  try {
    postMessage({ n: data.n, done: (await workers).done(data.work, data.args) as string })
  } catch (error) {
    postMessage({ n: data.n, why: String(error) })
  }
}
