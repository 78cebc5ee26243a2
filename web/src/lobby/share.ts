/** Share an address: with the device's share sheet, or else through the clipboard. */
export type Shared = 'shared' | 'copied' | 'no'

export async function share(url: string, title: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    // cancelled: nothing is lost
    return navigator.share({ url, title }).then(() => 'shared', () => 'no')
  }
  return copy(url)
}

export async function copy(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'no' // no clipboard without https, or not allowed: the address is shown instead
  }
}
