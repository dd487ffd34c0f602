class TransferConfig:
    def __init__(self, max_concurrency=10):
        self.max_concurrency = max_concurrency
