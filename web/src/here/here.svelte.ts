const PATIENCE = 20_000 // ms: by then whoever has to wait for the host may begin

/** What the page shows about the host in this browser. */
class Here {
  isReady = $state(false)
  isOwner = $state(false) // this tab runs it
  progress = $state(0) // of what is being loaded, 0 to 1
  why = $state('') // it cannot run
  lost = $state('') // something could not be kept
  isKept = $state<boolean | null>(null) // whether the browser promises not to delete our tables by itself; null: not known

  private readonly waiting = new Set<() => void>()

  /** When the host is ready; or after a while, because another tab may run it. */
  ready(): Promise<void> {
    return new Promise((go) => {
      if (this.isReady) go()
      this.waiting.add(go)
      setTimeout(go, PATIENCE)
    })
  }

  begin(): void {
    this.isReady = true
    for (const go of this.waiting) go()
    this.waiting.clear()
  }

  /** Asks the browser to keep our tables even when space is short. */
  async askToKeep(): Promise<void> {
    const storage = navigator.storage as StorageManager | undefined
    if (!storage?.persisted) return
    this.isKept = (await storage.persisted()) || (await storage.persist())
  }
}

export const here = new Here()
